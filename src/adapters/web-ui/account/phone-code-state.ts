import type { CallFailure } from "../../http/client/call-types.ts";

/** What became of sending a code to a phone (specification, section 4). */
export interface PhoneCodeState {
  readonly sending: "idle" | "loading" | "sent" | "error";
  readonly isCodeSent: boolean;
  /** The server wants a pause first. */
  readonly isAttemptsExceeded: boolean;
  /** Seconds until another code can be sent, as the server last said. */
  readonly countdown: number;
  /** Why the code was not sent; not set where a pause is the reason. */
  readonly codeError: CallFailure | undefined;
}

export const nothingSent: PhoneCodeState = {
  sending: "idle",
  isCodeSent: false,
  isAttemptsExceeded: false,
  countdown: 0,
  codeError: undefined,
};

export function sendingCode(state: PhoneCodeState): PhoneCodeState {
  return { ...state, sending: "loading", codeError: undefined };
}

export function codeSent(countdown: number): PhoneCodeState {
  return { ...nothingSent, sending: "sent", isCodeSent: true, countdown };
}

/** With a countdown it is too early; else something is wrong, and of the network everything is unsure. */
export function codeFailed(state: PhoneCodeState, failure: CallFailure): PhoneCodeState {
  const { countdown } = failure;
  if (countdown) return { ...state, sending: "error", isAttemptsExceeded: true, countdown };
  const isGeneral = failure.status === 0 || failure.status >= 500;
  return {
    ...state,
    sending: "error",
    codeError: failure,
    isCodeSent: state.isCodeSent && !isGeneral,
  };
}
