import { createECDH, randomBytes } from "node:crypto";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { Page } from "playwright-core";
import type { OfferCard } from "../../src/adapters/http/contract/offer/offer-views.ts";
import type { TradeView } from "../../src/adapters/http/contract/trade/trade-views.ts";
import { TotpCodes } from "../../src/adapters/identity/totp-codes.ts";
import { codeFormat } from "../../src/domain/account/code-format.ts";
import { expectNoSidewaysScroll, openPage } from "../support/browser.ts";
import { closePage, takeTab } from "../support/shared-browser.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";
import { passwordOf, Visitor } from "../support/visitor.ts";

const codes = new TotpCodes(codeFormat, "Peerhold");

interface MailboxEntry {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Someone new, in a window of that size. */
interface Newcomer {
  readonly name: string;
  readonly phone: string;
  readonly viewport: { readonly width: number; readonly height: number };
}

const newcomers: readonly Newcomer[] = [
  { name: "nora_phone", phone: "+351912345101", viewport: { width: 390, height: 844 } },
  { name: "nils_desk", phone: "+351912345102", viewport: { width: 1_280, height: 800 } },
];

/** A port that was free a moment ago: passkeys are bound to an address that is known beforehand. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === "object" && address ? address.port : 0;
}

/** An authenticator in the tab, which answers whenever it is asked; returns how it gets lost. */
async function plugIn(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return () => session.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
}

describe("somebody new in a browser", function () {
  this.timeout(180_000);
  let app: TestApp;
  let url: string;
  let seller: Visitor;
  before(async () => {
    const ports = { PORT: String(await freePort()), ADMIN_PORT: String(await freePort()) };
    app = await startTestApp({ DEMO: "1", ...ports, METRICS_PORT: "0" });
    url = app.url.replace("127.0.0.1", "localhost");
    seller = await Visitor.ofDemo(app.url, "ana_lima");
  });
  after(() => app.stop());

  /** The newest message of a kind that the demo kept instead of sending it. */
  async function kept(fits: (entry: MailboxEntry) => boolean): Promise<MailboxEntry> {
    const headers = { accept: "application/json" };
    for (let tries = 0; tries < 300; tries += 1) {
      // What was not seen on the site is told elsewhere some time later.
      await app.database.query(
        "UPDATE delivery SET due_at = clock_timestamp() WHERE due_at > clock_timestamp()",
      );
      const answer = await fetch(`${app.url}/dev/mailbox`, { headers });
      const { data } = (await answer.json()) as { data: readonly MailboxEntry[] };
      const found = data.find(fits);
      if (found) return found;
      await pause(100);
    }
    throw new Error("No such message came");
  }
  const codeFor = async (address: string) =>
    /\d{6}/.exec((await kept(({ to }) => to === address)).text)?.[0] ?? "";
  const press = (page: Page, name: string) =>
    page.locator("main").getByRole("button", { name, exact: true }).click();
  const proofIn = (page: Page) => page.getByRole("alertdialog");

  async function register(page: Page, { name }: Newcomer): Promise<void> {
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Email").fill(`${name}@example.org`);
    await page.getByLabel("Password", { exact: true }).fill(passwordOf(name));
    await expectNoSidewaysScroll(page);
    await press(page, "Register");
    await page.getByRole("link", { name: "Confirm your email address" }).click();
    await page.getByLabel("Code from the email").fill(await codeFor(`${name}@example.org`));
    await press(page, "Confirm");
    await page.waitForURL(`${url}/dashboard`);
  }

  async function confirmPhone(page: Page, { phone }: Newcomer): Promise<void> {
    await page.getByLabel("Phone number").fill(phone);
    await page.getByRole("checkbox").check();
    await press(page, "Send a code");
    await page.getByLabel("Code").fill(await codeFor(phone));
    await page.getByText("is confirmed.").waitFor();
  }

  async function connectChannels(page: Page): Promise<void> {
    // A browser that may show notifications is connected by itself.
    await page.getByRole("button", { name: "Turn off in this browser" }).waitFor();
    await press(page, "Connect Telegram");
    const [chat] = await Promise.all([
      page.context().waitForEvent("page"),
      press(page, "Open Telegram"),
    ]);
    await chat.getByRole("button", { name: "Start" }).click();
    await chat.getByText("Messages to this chat are in the mailbox.").waitFor();
    await chat.close();
    await page.getByRole("button", { name: "Disconnect Telegram" }).waitFor();
  }

  /** A passkey and two-factor for signing in; the recovery codes. */
  async function secure(page: Page, { name }: Newcomer): Promise<readonly string[]> {
    const passkeys = page.getByRole("region", { name: "Passkeys" });
    await passkeys.getByRole("button", { name: "Add a passkey" }).click();
    const dialog = proofIn(page);
    await dialog.getByLabel("Name of the passkey").fill("This phone");
    await dialog.getByLabel("Password", { exact: true }).fill(passwordOf(name));
    await dialog.getByRole("button", { name: "Add a passkey" }).click();
    await page.waitForURL(/passkey=changed/);
    await passkeys.getByText("This phone").first().waitFor();
    const section = page.getByRole("region", { name: "Two-factor" });
    await section.getByRole("button", { name: "Turn on Sign-in" }).click();
    await dialog.getByLabel("Password", { exact: true }).fill(passwordOf(name));
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByRole("img", { name: "QR code for your authenticator app" }).waitFor();
    const key = (await dialog.locator("bdi").first().textContent()) ?? "";
    const code = codes.codeOf(key, codes.stepAt(Date.now()).step);
    await dialog.getByLabel("Two-factor code").fill(code);
    await dialog.getByRole("button", { name: "Confirm" }).click();
    const paper = page.getByRole("dialog", { name: "Your recovery codes" });
    await paper.waitFor();
    await expectNoSidewaysScroll(page);
    const written = await paper.getByRole("listitem").allTextContents();
    await paper.getByRole("button", { name: "Close" }).click();
    await page.waitForURL(/two-factor=changed/);
    return written;
  }

  /** Buys of ana, who gives more time; is told so, looks, and leaves again. */
  async function trade(page: Page, told: readonly ((entry: MailboxEntry) => boolean)[]) {
    const cookies = await page.context().cookies();
    const values = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
    const buyer = await Visitor.of(app.url, values);
    const query = { type: "buy", crypto_currency_id: "8", currency: "EUR", limit: "50" };
    const offers: readonly OfferCard[] = (await buyer.must("listOffers", { query })).data;
    const offer_id = offers.find(({ owner }) => owner.username === "ana_lima")?.idHashed;
    const body = { offer_id, fiat_amount: "100.00", confirmed: ["DelayedEscrow"] };
    const { id }: TradeView = (await buyer.must("startTrade", { body })).data;
    await seller.must("extendWindow", { parameters: { id }, key: `more-time-${id}` });
    for (const fits of told) {
      await kept((entry) => fits(entry) && entry.text.includes("gave you more time to pay"));
    }
    await page.goto(`${url}/trade/${id}`);
    await page.getByText("more time").first().waitFor();
    await expectNoSidewaysScroll(page);
    await buyer.must("cancelTrade", { parameters: { id } });
  }

  for (const newcomer of newcomers) {
    const { name, viewport } = newcomer;
    it(`registers, is told about a trade, loses the phone and leaves, ${viewport.width} pixels wide`, async () => {
      const endpoint = `https://fcm.googleapis.com/fcm/send/${name}`;
      const { page, faults } = await openPage(`${url}/register`, { viewport }, takeTab);
      const keys = {
        p256dh: createECDH("prime256v1").generateKeys("base64url", "uncompressed"),
        auth: randomBytes(16).toString("base64url"),
      };
      // A browser without a window has no notifications, and reaches no service that carries pushes.
      // As text: what runs this file would wrap functions in a helper that no page has.
      await page.addInitScript({
        content: `Object.defineProperty(Notification, "permission", { get: () => "granted" });
          Notification.requestPermission = async () => "granted";
          PushManager.prototype.subscribe = async () => ({
            toJSON: () => (${JSON.stringify({ endpoint, keys })}),
          });`,
      });
      await register(page, newcomer);
      await page.goto(`${url}/account/verification/phone`);
      await confirmPhone(page, newcomer);
      const losePhone = await plugIn(page);
      await page.goto(`${url}/account/security`);
      const [first = "", second = ""] = await secure(page, newcomer);
      await page.goto(`${url}/account/notifications`);
      await connectChannels(page);
      await trade(page, [
        ({ to }) => to === `${name}@example.org`,
        ({ to, subject }) => subject === "Push message" && to === endpoint,
        ({ subject }) => subject === "Telegram message",
      ]);
      await app.database.query("DELETE FROM demo_mail");

      await losePhone();
      // A page that reads without its session goes to the sign-in by itself.
      await page.goto("about:blank");
      await page.context().clearCookies();
      await page.goto(`${url}/login`);
      await page.getByLabel("Name or email").fill(name);
      await page.getByLabel("Password", { exact: true }).fill(passwordOf(name));
      await press(page, "Sign in");
      await page.getByLabel("Two-factor code").fill(first);
      await press(page, "Sign in");
      await page.waitForURL(`${url}/dashboard`);

      await page.goto(`${url}/account/security`);
      await press(page, "Close account");
      const dialog = proofIn(page);
      await dialog.getByLabel("Two-factor or recovery code").fill(second);
      await expectNoSidewaysScroll(page);
      await dialog.getByRole("button", { name: "Close account" }).click();
      await page.getByText("Your account is closed.").waitFor();
      // A sign-in without a code was refused, as it should be.
      expect(faults.filter((fault) => !fault.includes("401"))).to.deep.equal([]);
      await closePage(page);
    });
  }
});
