import { expect } from "chai";
import { createElement, type ComponentType } from "react";
import { defaultPolicy } from "../../../../src/domain/policy/default-policy.ts";
import { loadInterfaceModule, loadTexts, type Texts } from "../trade/interface-texts.ts";

/** Someone about whom there is nothing to say. */
const plain = {
  isLogged: true,
  isEmailVerified: true,
  isFakeEmail: false,
  owesConsent: false,
  sendsHeldUntil: null,
  isUnverifiedCorporateAccount: false,
  isVerificationAsked: false,
  isBanned: false,
  isFrozen: false,
  isSuspended: false,
  isOnHold: false,
  isRestricted: false,
  compromised: false,
};
const announcement = {
  id: "a1",
  kind: "alert",
  severity: "info",
  country: null,
  text: "News",
  until: null,
};
const demand = { isForced: false, deadline: null, reason: "A partner asked." };

interface Shown {
  readonly from: string;
  readonly component: string;
  readonly props?: object;
  readonly announcements?: readonly object[];
  readonly isDemo?: boolean;
  readonly reads?: Readonly<Record<string, object>>;
}

const own = (change: object): Shown => ({
  from: "shell/own-banner.tsx",
  component: "OwnBanner",
  props: { reader: { ...plain, ...change } },
});
const site = (change: object, reads = {}): Shown => ({
  from: "shell/site-banners.tsx",
  component: "SiteBanners",
  announcements: [{ ...announcement, ...change }],
  reads,
});
const asked = (change: object): Shown => ({
  from: "verification/verification-banner.tsx",
  component: "VerificationBanner",
  reads: { viewVerification: { demand: { ...demand, ...change } } },
});

/** The twelve banners of the specification (section 2). */
const banners: Readonly<Record<string, Shown>> = {
  "banner-banned": own({ isBanned: true }),
  "banner-frozen": own({ isFrozen: true }),
  "banner-restricted": own({ isRestricted: true }),
  "banner-verify-email": own({ isEmailVerified: false }),
  "banner-kyc-id-required": {
    from: "failure/more-words.tsx",
    component: "MoreWords",
    props: { code: "max_per_trade_limit", until: null, message: "" },
  },
  "banner-kyc-forced": asked({ isForced: true, deadline: "2026-12-01T12:00:00.000Z" }),
  "banner-requested-id-verification": asked({}),
  "banner-nigeria-block": site(
    { kind: "country", country: "NG" },
    { getCurrentUser: { country: { iso: "NG" } } },
  ),
  "banner-demo-mode": { from: "shell/banners.tsx", component: "Banners", isDemo: true },
  "banner-maintenance": site({ kind: "maintenance", until: "2026-12-01T12:00:00.000Z" }),
  "banner-admin-alert": site({}),
  "banner-company-application-error": {
    from: "company/company-banner.tsx",
    component: "CompanyBanner",
    reads: {
      viewCompanyApplication: {
        application: { state: "application_rejected", reason: "The register differs." },
        isPostponed: false,
      },
    },
  },
};

describe("the banners of the specification", () => {
  let texts: Texts;
  before(async () => {
    texts = await loadTexts();
  });

  for (const [id, shown] of Object.entries(banners)) {
    it(`have ${id} as the place of theirs, and no other`, async () => {
      const found = [...(await markup(shown)).matchAll(/id="(banner-[\w-]+)"/g)];
      expect(found.map(([, each]) => each)).to.deep.equal([id]);
    });
  }

  it("have demo mode for a demo account where all other money is real, and none about its address", async () => {
    const demo = { ...plain, isLogged: true, isEmailVerified: false, isDemoAccount: true };
    const shown = { from: "shell/banners.tsx", component: "Banners" };
    expect(await markup(shown, demo)).to.include('id="banner-demo-mode"');
    expect(await markup(shown)).to.not.include("banner-demo-mode");
  });

  async function markup(shown: Shown, reader: object = plain): Promise<string> {
    const { from, component, props = {}, announcements = [], isDemo = false, reads = {} } = shown;
    const page = { reader, announcements, isDemo, brandName: "Peerhold", locale: "en" };
    const module = await loadInterfaceModule<Record<string, ComponentType<object>>>(
      from,
      defaultPolicy,
      {
        "/page-context.ts": `export const usePageState = () => (${JSON.stringify(page)});`,
        "/server/use-reader.ts": `export const useReader = () => (${JSON.stringify(reader)});`,
        "/server/app-version.ts": `export const useOutdated = () => "no";`,
        "/server/client.ts": `export const client = {};`,
        "/server/use-read.ts": `const reads = ${JSON.stringify(reads)};
          export const useRead = (name) => ({ data: reads[name] && { data: reads[name] } });
          export const useReadAgain = () => async () => undefined;`,
      },
    );
    return texts.markupOf(createElement(module[component]!, props));
  }
});
