import { at, pageCode, type Page } from "../navigation/page.ts";

const offerWizardPage = pageCode(
  async () => (await import("./offer-wizard-page.tsx")).OfferWizardPage,
);

const liteWizardPage = pageCode(
  async () => (await import("./offer-wizard-page.tsx")).LiteWizardPage,
);

export const offerWizardPages: readonly Page[] = [
  at("/offer-manager/edit", offerWizardPage),
  at("/offer-manager/edit/:id", offerWizardPage, ({ id }) => ({ key: id, id })),
  at("/offer-manager/lite/edit/:id", liteWizardPage, ({ id }) => ({ key: id, id })),
];
