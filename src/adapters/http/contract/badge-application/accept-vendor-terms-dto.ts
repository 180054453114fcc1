import { IsInt, Max, Min } from "class-validator";

/** The version of the vendor terms that was read. */
export class AcceptVendorTermsDto {
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  version!: number;
}
