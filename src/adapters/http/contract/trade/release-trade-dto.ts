import { IsOptional, IsString, Length } from "class-validator";

/** The proof of a release: the password, where no factor is set (decisions, People and roles). */
export class ReleaseTradeDto {
  @IsOptional()
  @IsString()
  @Length(1, 200)
  password?: string;
}
