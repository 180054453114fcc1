import { expect } from "chai";
import type { CallFailure } from "../../../../src/adapters/http/client/call-types.ts";
import {
  channelFailed,
  channelSending,
  channelSent,
  noCodeSent,
  type CodeChannel,
} from "../../../../src/adapters/web-ui/account/code-channels.ts";

const failure = (status: number, countdown?: number): CallFailure =>
  ({ status, code: "unavailable", message: "", details: [], countdown }) as unknown as CallFailure;
const channels: readonly CodeChannel[] = ["sms", "call", "telegram", "push", "email"];

describe("sending a code by channel", () => {
  for (const channel of channels) {
    it(`by ${channel}: loading, then sent or error, each channel by itself`, () => {
      const loading = channelSending(noCodeSent, channel);
      expect(loading[channel].sending).to.equal("loading");
      const sent = channelSent(loading, channel, 60);
      expect(sent[channel]).to.include({ sending: "sent", isCodeSent: true, countdown: 60 });
      const { channels: failed, clearsCode } = channelFailed(loading, channel, failure(409));
      expect(failed[channel]).to.include({ sending: "error", isCodeSent: false });
      expect(clearsCode).to.equal(false);
      const others = channels.filter((each) => each !== channel);
      for (const other of others) expect(failed[other]).to.equal(noCodeSent[other]);
    });
  }

  it("counts down for texts and calls together: they go to one phone", () => {
    const sent = channelSent(noCodeSent, "call", 120);
    expect([sent.sms.countdown, sent.sms.isCodeSent]).to.deep.equal([120, false]);
    expect(sent.email.countdown).to.equal(0);
  });

  it("marks attempts as exceeded and keeps what was sent where a pause is the reason", () => {
    const sent = channelSent(noCodeSent, "sms", 60);
    const { channels: after, clearsCode } = channelFailed(sent, "sms", failure(429, 240));
    expect(after.sms).to.include({ isAttemptsExceeded: true, countdown: 240, isCodeSent: true });
    expect(clearsCode).to.equal(false);
  });

  it("clears the code and every sent flag on a general failure, and keeps the countdowns", () => {
    for (const status of [0, 500, 503]) {
      const sent = channelSent(channelSent(noCodeSent, "sms", 60), "email", 30);
      const { channels: after, clearsCode } = channelFailed(sent, "email", failure(status));
      expect(clearsCode).to.equal(true);
      for (const channel of channels) expect(after[channel].isCodeSent).to.equal(false);
      expect([after.sms.countdown, after.email.countdown]).to.deep.equal([60, 30]);
    }
  });
});
