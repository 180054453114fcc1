// One file for all: whoever sees their cards does something with one next.
export { CardsDashboard } from "./cards-dashboard.tsx";
export { CreateCardPage } from "./create-card-page.tsx";
export { TerminatePage } from "./terminate-page.tsx";
export { TopUpPage } from "./top-up-page.tsx";
export { WithdrawPage } from "./withdraw-page.tsx";
