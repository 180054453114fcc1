/** Why no code can be sent to a number, each with a helpful message. */
export const phoneFaults = {
  phone_parse_error: {
    field: "phone",
    message: "Write the number with its country's code, such as +351 912 345 678.",
  },
  phone_invalid: {
    field: "phone",
    message: "There is no such number. Check its digits and the country.",
  },
  phone_wrong_type: {
    field: "phone",
    message: "Give the number of your own mobile or fixed line, not of a service.",
  },
  sms_not_supported: {
    field: "phone",
    message: "We can't send a text to this number. Let us call it instead, or give another one.",
  },
} as const;
