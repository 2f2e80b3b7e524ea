export { blockJsonSchemas } from './generated/blocks/block-json-schemas.ts';
