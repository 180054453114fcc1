import { expect } from "chai";
import type { CallFailure } from "../../../../src/adapters/http/client/call-types.ts";
import {
  codeFailed,
  codeSent,
  nothingSent,
  sendingCode,
} from "../../../../src/adapters/web-ui/account/phone-code-state.ts";

const failure = (part: Partial<CallFailure>): CallFailure => ({
  status: 422,
  code: "validation",
  message: "",
  details: [],
  ...part,
});

describe("a code that is sent to a phone, as the page shows it", () => {
  it("is loading, then sent", () => {
    expect(sendingCode(nothingSent)).to.include({ sending: "loading", isCodeSent: false });
    expect(codeSent(60)).to.deep.equal({
      sending: "sent",
      isCodeSent: true,
      isAttemptsExceeded: false,
      countdown: 60,
      codeError: undefined,
    });
  });

  it("has too many attempts behind it where the failure has a countdown, which is kept", () => {
    const early = failure({ status: 429, code: "rate_limited", countdown: 37 });
    const failed = codeFailed(sendingCode(codeSent(0)), early);
    expect(failed).to.deep.include({ sending: "error", isAttemptsExceeded: true, countdown: 37 });
    expect(failed).to.include({ isCodeSent: true, codeError: undefined });
  });

  it("is an error without one; a general failure forgets that a code was sent, and keeps the countdown", () => {
    const wrong = failure({});
    expect(codeFailed(codeSent(9), wrong)).to.deep.include({
      codeError: wrong,
      isAttemptsExceeded: false,
      isCodeSent: true,
      countdown: 9,
    });
    for (const status of [0, 500, 503]) {
      expect(codeFailed(codeSent(9), failure({ status }))).to.include({
        isCodeSent: false,
        countdown: 9,
      });
    }
  });

  it("starts anew without a countdown", () => {
    expect(nothingSent).to.include({ countdown: 0, isAttemptsExceeded: false, isCodeSent: false });
  });
});
