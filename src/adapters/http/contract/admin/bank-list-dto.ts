import { IsString, Length } from "class-validator";

/** A list of banks to look at. */
export class CheckBankListDto {
  /** CSV with the columns country, code, name and swift_code. */
  @IsString()
  @Length(1, 2_000_000)
  text!: string;
}

/** A list of banks to import. */
export class ImportBankListDto extends CheckBankListDto {
  @IsString()
  @Length(1, 200)
  file_name!: string;

  /** For staff. */
  @IsString()
  @Length(1, 4_000)
  reason!: string;
}
