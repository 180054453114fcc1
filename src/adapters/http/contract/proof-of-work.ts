/** The header that carries the answer to a challenge. */
export const proofHeader = "X-Proof-Of-Work";

/** The detail of a refusal whose message is the challenge. */
export const challengeField = "challenge";
