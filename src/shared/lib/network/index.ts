export { waitForNetworkFx } from './wait-for-network';
