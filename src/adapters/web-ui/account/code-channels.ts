import type { CallFailure } from "../../http/client/call-types.ts";
import {
  codeFailed,
  codeSent,
  nothingSent,
  sendingCode,
  type PhoneCodeState,
} from "./phone-code-state.ts";

/** The channels of codes (specification, section 4). */
export type CodeChannel = "sms" | "call" | "push" | "email";

/** What became of sending a code by each channel. */
export type CodeChannels = Readonly<Record<CodeChannel, PhoneCodeState>>;

export const noCodeSent: CodeChannels = {
  sms: nothingSent,
  call: nothingSent,
  push: nothingSent,
  email: nothingSent,
};

export function channelSending(channels: CodeChannels, channel: CodeChannel): CodeChannels {
  return { ...channels, [channel]: sendingCode(channels[channel]) };
}

/** A text and a call go to one phone: the pause after either is that of both. */
export function channelSent(
  channels: CodeChannels,
  channel: CodeChannel,
  countdown: number,
): CodeChannels {
  const other = channel === "sms" ? "call" : channel === "call" ? "sms" : undefined;
  return {
    ...channels,
    ...(other && { [other]: { ...channels[other], countdown } }),
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
    push: unsent(after.push),
    email: unsent(after.email),
  };
  return { channels: cleared, clearsCode: true };
}

function isGeneral({ status }: CallFailure): boolean {
  return status === 0 || status >= 500;
}
