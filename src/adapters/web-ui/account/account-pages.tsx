export { LogInPage } from "./log-in-page.tsx";
export { RegisterPage } from "./register-page.tsx";
