export { ItemCard, type ItemCardProps } from './item-card';
