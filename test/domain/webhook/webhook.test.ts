import { expect } from "chai";
import { noticeStories } from "../../../src/domain/notice/notice-story.ts";
import { eventOf } from "../../../src/domain/webhook/told-events.ts";
import {
  mostDeliveryTries,
  parseWebhookUrl,
  pauseAfter,
  webhookEvents,
  webhookState,
} from "../../../src/domain/webhook/webhook.ts";

describe("a webhook", () => {
  it("is enabled with a URL that is enabled, disabled with one that is not, and initial without", () => {
    const url = "https://shop.example/hook";
    expect(webhookState(undefined)).to.equal("initial");
    expect(webhookState({ url, isEnabled: false })).to.equal("disabled");
    expect(webhookState({ url, isEnabled: true })).to.equal("enabled");
  });

  it("has an address of the web, by a name and without a password", () => {
    for (const url of [
      "https://shop.example/hook?a=b",
      "https://a.b.example:8443",
      " https://shop.example/ ",
    ])
      expect(parseWebhookUrl(url).ok, url).to.equal(true);
    for (const url of [
      "",
      "http://shop.example/",
      "https://localhost/",
      "https://127.0.0.1/",
      "https://[::1]/",
      "https://2130706433/",
      "https://0x7f.1/",
      "https://user:pw@shop.example/",
      "https://shop.example\\@evil.example/",
      "https://shop.example/a b",
      "https://sh\u00f6p.example/",
      "https://shop.example/\u0000",
      `https://shop.example/${"a".repeat(500)}`,
      "javascript:alert(1)",
    ])
      expect(parseWebhookUrl(url).ok, url).to.equal(false);
  });

  it("waits longer after each try in vain, and gives a delivery up after about a day", () => {
    const pauses: number[] = [];
    for (let tries = 1; ; tries += 1) {
      const pause = pauseAfter(tries);
      if (pause === undefined) break;
      pauses.push(pause);
    }
    expect(pauses).to.have.length(mostDeliveryTries - 1);
    expect(pauses).to.deep.equal(pauses.toSorted((one, other) => one - other));
    const whole = pauses.reduce((sum, each) => sum + each, 0);
    expect(whole).to.be.within(43_200, 2 * 86_400);
  });

  it("tells each event of some story, and no other", () => {
    const told = new Set(noticeStories.map(eventOf));
    for (const event of webhookEvents) expect([...told], event).to.include(event);
    expect(eventOf("password_changed")).to.equal(undefined);
  });
});
