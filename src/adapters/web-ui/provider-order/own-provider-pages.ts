// One file for all: they share nearly everything.
export { OffRampPage } from "./off-ramp-page.tsx";
export { OnRampPage } from "./on-ramp-page.tsx";
export { TestPaymentPage } from "./test-payment-page.tsx";
export { TopUpPage } from "./top-up-page.tsx";
