import { expect } from "chai";
import { isPushAddress, newsDelaySeconds } from "../../../src/domain/notice/outlet.ts";

describe("outlets", () => {
  it("are browsers only at a known push service, over TLS", () => {
    for (const [address, isOne] of [
      ["https://fcm.googleapis.com/fcm/send/abc", true],
      ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
      ["https://wns2-am3p.notify.windows.com/w/?token=abc", true],
      ["https://web.push.apple.com/abc", true],
      ["http://fcm.googleapis.com/fcm/send/abc", false],
      ["https://fcm.googleapis.com:8443/abc", false],
      ["https://user@fcm.googleapis.com/abc", false],
      ["https://fcm.googleapis.com.example.org/abc", false],
      ["https://evilpush.apple.com/abc", false],
      ["https://169.254.169.254/latest", false],
      ["nonsense", false],
    ] as const) {
      expect(isPushAddress(address), address).to.equal(isOne);
    }
  });

  it("are told of messages as late as their owner chose, of all else after a moment", () => {
    expect(newsDelaySeconds("message", 10)).to.equal(600);
    expect(newsDelaySeconds("progress", 10)).to.equal(5);
    expect(newsDelaySeconds("progress", 0)).to.equal(0);
  });
});
