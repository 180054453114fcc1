import { expect } from "chai";
import { deviceOf } from "../../../src/domain/account/device.ts";

const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("the device behind a browser's words", () => {
  for (const [agent, browser, system] of [
    [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/140 Safari/537.36`, "Chrome", "Windows"],
    [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/140 Safari/537 Edg/140`, "Edge", "Windows"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"],
    [`Mozilla/5.0 (Linux; Android 15) ${webKit} Chrome/140 Mobile Safari/537`, "Chrome", "Android"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19 Safari/604",
      "Safari",
      "iPhone",
    ],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 15) Version/19 Safari/605", "Safari", "macOS"],
    ["curl/8.0", undefined, undefined],
    ["", undefined, undefined],
  ] as const) {
    it(`is ${browser} on ${system}`, () => {
      expect(deviceOf(agent)).to.deep.equal({ browser, system });
    });
  }
});
