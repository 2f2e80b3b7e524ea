export { type RackedTemplate, TemplateRack, type TemplateRackProps } from './template-rack';
