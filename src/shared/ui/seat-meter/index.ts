export { SeatMeter, type SeatMeterProps } from './seat-meter';
