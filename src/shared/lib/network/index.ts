export {
  $online,
  $reaching,
  connectionChanged,
  connectionTried,
  listenToConnection,
  reachServerFx,
} from './connection';
export { waitForNetworkFx } from './wait-for-network';
