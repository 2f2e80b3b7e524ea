export { TemplateCard, type TemplateCardProps } from './template-card';
export { TemplateSlot, type TemplateSlotProps } from './template-slot';
