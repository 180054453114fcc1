/** Why no code can be sent to a number, each with a helpful message. */
export const phoneFaults = {
  phone_parse_error: {
    field: "phone",
    message: "Write the number with its country's code, such as +351 912 345 678.",
  },
  phone_invalid: {
    field: "phone",
    message: "This number doesn't exist. Check its digits and the country.",
  },
  phone_wrong_type: {
    field: "phone",
    message: "Enter the number of your own mobile or landline, not of a service.",
  },
  sms_not_supported: {
    field: "phone",
    message: "We can't send a text to this number. Let us call it instead, or enter another one.",
  },
} as const;
