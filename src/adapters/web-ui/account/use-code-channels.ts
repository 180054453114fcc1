import { useState } from "react";
import type { CallFailure } from "../../http/client/call-types.ts";
import { client } from "../server/client.ts";
import {
  channelFailed,
  channelSending,
  channelSent,
  noCodeSent,
  type CodeChannel,
  type CodeChannels,
} from "./code-channels.ts";

/** What a code is asked for with. */
interface CodeWish {
  readonly purpose: "login" | "release" | "sendout" | "account" | "setup";
  readonly password: string;
  /** Where nobody is signed in. */
  readonly login?: string;
}

/** Has codes sent, and keeps what became of it. */
export interface CodeSending {
  readonly channels: CodeChannels;
  /** Why the last one was not sent; undefined where a pause is the reason. */
  readonly failure: CallFailure | undefined;
  readonly send: (channel: CodeChannel, wish: CodeWish) => Promise<void>;
}

/** `onClear`: what was typed counts no longer. */
export function useCodeChannels(
  onClear: () => void,
  onWork?: (isWorking: boolean) => void,
): CodeSending {
  const [channels, setChannels] = useState(noCodeSent);
  const [failure, setFailure] = useState<CallFailure>();
  const send = async (channel: CodeChannel, body: CodeWish) => {
    setFailure(undefined);
    setChannels((now) => channelSending(now, channel));
    const outcome = await client.call(routeOf[channel], { body, ...(onWork && { onWork }) });
    if (outcome.ok) {
      setChannels((now) => channelSent(now, channel, outcome.data.countdown));
      return;
    }
    const { failure: why } = outcome;
    const { clearsCode } = channelFailed(noCodeSent, channel, why);
    setChannels((now) => channelFailed(now, channel, why).channels);
    if (!why.countdown) setFailure(why);
    if (clearsCode) onClear();
  };
  return { channels, failure, send };
}

const routeOf = {
  sms: "sendCodeByPhone",
  call: "sendCodeByCall",
  email: "sendCodeByEmail",
  push: "sendCodeByPush",
  telegram: "sendCodeByTelegram",
} as const;
