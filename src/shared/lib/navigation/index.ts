export {
  $navigating,
  type Destination,
  navigateFx,
  navigationEnded,
  navigationStarted,
} from './navigation';
export { $namedCrumbs, crumbsNamed, type NamedCrumbs } from './named-crumbs';
export { readNext, withNext } from './next-target';
export { listenToHiding, listenToWindowFocus, windowFocused, windowHidden } from './window-focus';
export { useLeaving } from './use-leaving';
export type { Access, Page, Route, Visit } from './page';
