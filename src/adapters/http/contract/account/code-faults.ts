/** Why a code was not accepted, each with a helpful message. */
export const codeFaults = {
  code_wrong: {
    field: "code",
    message: "This is not the code we sent. Look at the latest email, and type it again.",
  },
  code_expired: {
    field: "code",
    message: "This code no longer counts. Have a new one sent.",
  },
  code_attempts_exceeded: {
    field: "code",
    message: "Too many wrong codes were entered. Have a new one sent.",
  },
} as const;
