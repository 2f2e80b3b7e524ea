export { favouritesOpened } from './model/favourites';
export { FavouritesPage } from './ui/favourites-page';
