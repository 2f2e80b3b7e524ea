export {
  $navigating,
  type Destination,
  navigateFx,
  navigationEnded,
  navigationStarted,
} from './navigation';
export { readNext, withNext } from './next-target';
