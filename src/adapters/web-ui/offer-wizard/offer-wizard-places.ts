import { at, pageCode, type Page } from "../navigation/page.ts";
import { specialOfferPath } from "../navigation/paths.ts";

const offerWizardPage = pageCode(
  async () => (await import("./offer-wizard-page.tsx")).OfferWizardPage,
);

const liteWizardPage = pageCode(
  async () => (await import("./offer-wizard-page.tsx")).LiteWizardPage,
);

const specialOfferPage = pageCode(
  async () => (await import("./special-offer-page.tsx")).SpecialOfferPage,
);

export const offerWizardPages: readonly Page[] = [
  at(specialOfferPath, specialOfferPage),
  at("/offer-manager/edit", offerWizardPage),
  at("/offer-manager/edit/:id", offerWizardPage, ({ id }) => ({ key: id, id })),
  at("/offer-manager/lite/edit/:id", liteWizardPage, ({ id }) => ({ key: id, id })),
];
