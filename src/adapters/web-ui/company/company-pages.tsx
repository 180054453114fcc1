export { CorporatePage } from "./corporate-page.tsx";
export { VerifyCompanyPage } from "./verify-company-page.tsx";
