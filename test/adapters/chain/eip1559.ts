/**
 * Transactions signed with the fees of EIP-1559, verbatim. The proposal itself has none: these are the ones of
 * Hyperledger Besu, as ethereumjs keeps them (packages/tx/test/json/eip1559.json, 052242cc; on its chain 7822).
 * There `maxInclusionFeePerGas` is an older name of the tip, and each is wrapped in RLP once more.
 */
export const eip1559Chain = 7_822;
export const eip1559Key = "8f2a55949038a9610f50fb23b5883af3b4ecb3c3bb792cbcefbd1542c692be63";
export const eip1559Recipient = "0x000000000000000000000000000000000000aaaa";

/** Nonce, value, gas limit, `maxInclusionFeePerGas`, `maxFeePerGas`, `signedTransactionRLP`. */
export const eip1559 = [
  [
    819,
    43_203_529,
    35_552,
    75_853,
    121_212,
    "0xb87302f870821e8e8203338301284d8301d97c828ae094000000000000000000000000000000000000aaaa8402933bc980c080a0d067f2167008c59219652f91cbf8788dbca5f771f6e91e2b7657e85b78b472e0a01d305af9fe81fdba43f0dfcd400ed24dcace0a7e30d4e85701dcaaf484cd079e",
  ],
  [
    353,
    61_901_619,
    32_593,
    38_850,
    136_295,
    "0xb87202f86f821e8e8201618297c283021467827f5194000000000000000000000000000000000000aaaa8403b08b3380c001a004205678f13fc1d7b10feea6513dfa76e24418b6e08097d95c6f93a3b64e536da01d45ad61bfece43862de2cce7d2575a8c1d08c26c87f3cb5f26d7b0be54a91b2",
  ],
  [
    985,
    32_531_825,
    68_541,
    66_377,
    136_097,
    "0xb87402f871821e8e8203d983010349830213a183010bbd94000000000000000000000000000000000000aaaa8401f0657180c001a0e6d23c5ecc0f388a4d41a9523c3ad171e98083a61288c340b968dfe0903a6741a07319e8d54a4fd8f0c081d3ce093d869f9df598481991c8534bfd8f2c163884b4",
  ],
  [
    119,
    65_456_115,
    62_341,
    24_721,
    107_729,
    "0xb87002f86d821e8e778260918301a4d182f38594000000000000000000000000000000000000aaaa8403e6c7f380c001a0e38e239770801eb995498c821e55ac9c19ae09184bb27b34be105e02fe3b7615a067c64ca6bd6d9107e85fd581ab2e70a14b637eb36505bb40861ef9d6e800cab6",
  ],
] as const;

/**
 * Another one, with its hash and its sender, verbatim
 * (ethereum/tests, TransactionTests/ttEIP1559/GasLimitPriceProductOverflowtMinusOne.json, 1ffe15a5).
 */
export const eip1559Sender = {
  txbytes:
    "0x02f885018084773594009f02ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff82520894095e7baea6a6c7c4c2dfeb977efac326af552d878080c080a05cbd172231fc0735e0fb994dd5b1a4939170a260b36f0427a8a80866b063b948a07c230f7f578dd61785c93361b9871c0706ebfa6d06e3f4491dc9558c5202ed36",
  hash: "0xdad8bff3ecfcf95169b1d5625b47f3372be795802bc4fe570991cf332f609334",
  sender: "0xae2aec498d20869d441eaaf708fb1e375ae1787d",
} as const;
