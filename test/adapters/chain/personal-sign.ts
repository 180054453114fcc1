/** `eth.accounts.sign`, the example of its documentation, verbatim (web3/web3.js, docs/web3-eth-accounts.rst, LGPL-3.0). */
export const personalSign = {
  message: "Some data",
  privateKey: "0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318",
  address: "0x2c7536E3605D9C16a7a3D7b1898e529396a65c23",
  signature:
    "0xb91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fd6007e74cd82e037b800186422fc2da167c747ef045e5d18a5f5d4300f8e1a0291c",
} as const;
