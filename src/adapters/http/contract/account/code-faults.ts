/** Why a code was not accepted, each with a helpful message. */
export const codeFaults = {
  code_wrong: {
    field: "code",
    message: "This isn't the code we sent. Check the latest email, then type it again.",
  },
  code_expired: {
    field: "code",
    message: "This code no longer works. Send a new one.",
  },
  code_attempts_exceeded: {
    field: "code",
    message: "Too many wrong codes were entered. Send a new one.",
  },
} as const;
