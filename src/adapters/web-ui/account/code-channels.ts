import type { CallFailure } from "../../http/client/call-types.ts";
import {
  codeFailed,
  codeSent,
  nothingSent,
  sendingCode,
  type PhoneCodeState,
} from "./phone-code-state.ts";

/** The channels of codes (specification, section 4). */
export type CodeChannel = "sms" | "call" | "telegram" | "push" | "email";

/** What became of sending a code by each channel. */
export type CodeChannels = Readonly<Record<CodeChannel, PhoneCodeState>>;

export const noCodeSent: CodeChannels = {
  sms: nothingSent,
  call: nothingSent,
  telegram: nothingSent,
  push: nothingSent,
  email: nothingSent,
};

export function channelSending(channels: CodeChannels, channel: CodeChannel): CodeChannels {
  return { ...channels, [channel]: sendingCode(channels[channel]) };
}

/** These bring codes of one kind, one at a time: the pause after either is that of all. */
const oneContact: ReadonlySet<CodeChannel> = new Set(["sms", "call", "telegram", "push"]);

/** Notes that a code was sent, and in how many seconds another can be. */
export function channelSent(
  channels: CodeChannels,
  channel: CodeChannel,
  countdown: number,
): CodeChannels {
  const waits = (other: CodeChannel) =>
    oneContact.has(channel) && oneContact.has(other)
      ? { ...channels[other], countdown }
      : channels[other];
  return {
    sms: waits("sms"),
    call: waits("call"),
    telegram: waits("telegram"),
    push: waits("push"),
    email: waits("email"),
    [channel]: codeSent(countdown),
  };
}

/**
 * Of the network or the server nobody knows what was sent: then no channel counts as sent, and what was
 * typed is to be cleared. The countdowns go on (answers 149).
 */
export function channelFailed(
  channels: CodeChannels,
  channel: CodeChannel,
  failure: CallFailure,
): { readonly channels: CodeChannels; readonly clearsCode: boolean } {
  const after = { ...channels, [channel]: codeFailed(channels[channel], failure) };
  if (!isGeneral(failure)) return { channels: after, clearsCode: false };
  const unsent = (state: PhoneCodeState) => ({ ...state, isCodeSent: false });
  const cleared = {
    sms: unsent(after.sms),
    call: unsent(after.call),
    telegram: unsent(after.telegram),
    push: unsent(after.push),
    email: unsent(after.email),
  };
  return { channels: cleared, clearsCode: true };
}

function isGeneral({ status }: CallFailure): boolean {
  return status === 0 || status >= 500;
}
