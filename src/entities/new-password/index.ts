export { tooShort } from './model/password-strength';
export { StrengthMeter } from './ui/strength-meter';
