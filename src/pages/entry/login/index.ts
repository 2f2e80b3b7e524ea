export { loginOpened } from './model/login';
export { LoginPage } from './ui/login-page';
