export { $studentId, profile, profileOpened } from './model/profile';
