/** Room of bank statements: layouts, dates, amounts and known lines, needed when a statement is handed in. */
export { importLines } from '../domain/payment/bank/import';
export { readStatement } from '../formats/bank/statement';
export { tablesOf } from '../formats/bank/table';
export { askedRoles, mappingQuestion, rememberedMapping, rolesOf } from '../formats/bank/mapping';
