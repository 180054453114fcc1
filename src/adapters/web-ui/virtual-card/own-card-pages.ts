// One file for all: whoever sees their cards does something with one next.
export { CardActPage } from "./card-act-page.tsx";
export { CardsDashboard } from "./cards-dashboard.tsx";
export { CreateCardPage } from "./create-card-page.tsx";
