export { type Weight, WeightScale, type WeightScaleProps } from './weight-scale';
