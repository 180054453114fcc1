export { LogInPage } from "./log-in-page.tsx";
export { LogOutPage } from "./log-out-page.tsx";
export { RegisterPage } from "./register-page.tsx";
