/** A small script and two files to try the page with: every kind of cell, dialogs of every kind, a form, letters. */
import { createHost } from '../../../src/host/index';
import type { Host } from '../../../src/host/index';

export const NOW = Date.UTC(2026, 9, 3, 0, 50);

const CODE = `
function onOpen() {
  SpreadsheetApp.getUi().createMenu('賽務')
    .addItem('下一步', 'hello').addItem('問姓名', 'askName').addSeparator()
    .addSubMenu(SpreadsheetApp.getUi().createMenu('視窗').addItem('對話框', 'openDialog').addItem('側邊欄', 'openSidebar'))
    .addItem('寫入', 'writeRow').addItem('寄信', 'sendLetter').addItem('出錯', 'breakIt').addItem('跑不完', 'forever').addToUi();
}
function onEdit(e) { PropertiesService.getScriptProperties().setProperty('edited', e.range.getA1Notation() + '=' + (e.value === undefined ? '' : e.value)); }
function hello() { SpreadsheetApp.getActiveSpreadsheet().toast('一切就緒', '下一步'); }
function askName() {
  var ui = SpreadsheetApp.getUi();
  var answer = ui.prompt('姓名', '請輸入姓名:', ui.ButtonSet.OK_CANCEL);
  if (answer.getSelectedButton() !== ui.Button.OK) return;
  var sure = ui.alert('確認', '寫入「' + answer.getResponseText() + '」?', ui.ButtonSet.YES_NO);
  if (sure === ui.Button.YES) SpreadsheetApp.getActiveSpreadsheet().getSheetByName('報名').getRange('B4').setValue(answer.getResponseText());
}
function openDialog() {
  var page = '<!doctype html><html><head><base target="_top"></head><body><button id="go">查詢</button><p id="said"></p>' +
    '<script>document.getElementById("go").onclick=function(){google.script.run.withSuccessHandler(function(x){document.getElementById("said").textContent=x.join("、")})' +
    '.withFailureHandler(function(e){document.getElementById("said").textContent=e.message}).namesOf("報名")}</' + 'script></body></html>';
  SpreadsheetApp.getUi().showModalDialog(HtmlService.createHtmlOutput(page).setWidth(420).setHeight(220), '名單');
}
function openSidebar() { SpreadsheetApp.getUi().showSidebar(HtmlService.createHtmlOutput('<p>下一個合理的步驟</p>').setTitle('儀表板')); }
function namesOf(sheet) {
  return SpreadsheetApp.getActiveSpreadsheet().getSheetByName(sheet).getRange('B2:B3').getValues().map(function (row) { return row[0]; });
}
function writeRow() { SpreadsheetApp.getActiveSpreadsheet().getSheetByName('報名').getRange('B5').setValue('志工甲'); }
function sendLetter() { MailApp.sendEmail('player@example.com', '報名成功', '請於期限前回報:\\n' + PropertiesService.getScriptProperties().getProperty('form') + '\\n謝謝'); }
function sendHtml() {
  var url = FormApp.openById(PropertiesService.getScriptProperties().getProperty('formId')).getPublishedUrl();
  MailApp.sendEmail('player@example.com', '連結', '請看 ' + url + '。', { htmlBody: '<p><a href="' + url + '">填寫</a></p>' });
}
function doGet(e) { return HtmlService.createHtmlOutput('<p id="who">' + (e.parameter.name || '') + '</p><button onclick="google.script.run.withSuccessHandler(function(x){who.textContent=x.join()}).listed()">查</button>').setTitle('查詢'); }
function listed() { return ['甲', '乙']; }
function forever() { SpreadsheetApp.getActiveSpreadsheet().getSheetByName('報名').getRange('B5').setValue('途中'); while (true) {} }
function breakIt() { throw new Error('這是故意的錯誤'); }
function makeForm() {
  var form = FormApp.create('龍馬盃報名表', true).setDescription('請填寫正確資料。').setAllowResponseEdits(true);
  form.addTextItem().setTitle('姓名').setRequired(true);
  form.addTextItem().setTitle('匯款帳號後五碼').setHelpText('五個數字').setValidation(
    FormApp.createTextValidation().setHelpText('請填五個數字').requireTextMatchesPattern('[0-9]{5}').build());
  form.addSectionHeaderItem().setTitle('組別與日期').setHelpText('依簡章第四條');
  var choice = form.addMultipleChoiceItem().setTitle('組別').setRequired(true);
  choice.setChoiceValues(['有段組', '級位組']).showOtherOption(true);
  form.addListItem().setTitle('棋力').setChoiceValues(['初段', '二段', '三段']);
  form.addCheckboxItem().setTitle('同意事項').setChoiceValues(['同意肖像使用', '已讀簡章']);
  form.addDateItem().setTitle('生日');
  form.addParagraphTextItem().setTitle('備註');
  form.setDestination(FormApp.DestinationType.SPREADSHEET, SpreadsheetApp.getActiveSpreadsheet().getId());
  PropertiesService.getScriptProperties().setProperty('form', form.createResponse().withItemResponse(form.getItems()[0].asTextItem().createResponse('王小明')).toPrefilledUrl());
  PropertiesService.getScriptProperties().setProperty('formId', form.getId());
  return form.getId();
}
`;

const colour = (hex: string) => ({
  rgbColor: {
    red: parseInt(hex.slice(1, 3), 16) / 255,
    green: parseInt(hex.slice(3, 5), 16) / 255,
    blue: parseInt(hex.slice(5, 7), 16) / 255,
  },
});
const text = (value: string, format?: object) => ({
  userEnteredValue: { stringValue: value },
  ...(format && { userEnteredFormat: format }),
});
const heading = (value: string) =>
  text(value, {
    backgroundColorStyle: colour('#17324d'),
    textFormat: { bold: true, foregroundColorStyle: colour('#ffffff') },
  });

function entrySheet(): object {
  const tick = { condition: { type: 'BOOLEAN' } };
  const states = ['已確認', '候補', '取消'].map((userEnteredValue) => ({ userEnteredValue }));
  const state = { condition: { type: 'ONE_OF_LIST', values: states }, strict: true, showCustomUi: true };
  const plain = { numberFormat: { type: 'TEXT', pattern: '@' } };
  const row = (id: string, name: string, fee: number, group: string, date: number, note?: string) => ({
    values: [
      text(id, plain),
      { ...text(name), ...(note !== undefined && { note }) },
      {
        userEnteredValue: { numberValue: fee },
        userEnteredFormat: { numberFormat: { type: 'NUMBER', pattern: '#,##0' } },
      },
      { ...text(group), dataValidation: state },
      { userEnteredValue: { boolValue: false }, dataValidation: tick },
      {
        userEnteredValue: { numberValue: date },
        userEnteredFormat: { numberFormat: { type: 'DATE', pattern: 'yyyy/mm/dd' } },
      },
      text('很長的備註文字會蓋過右邊空白的儲存格,就像試算表一樣'),
    ],
  });
  return {
    properties: {
      title: '報名',
      sheetId: 11,
      gridProperties: { rowCount: 60, columnCount: 12, frozenRowCount: 1, frozenColumnCount: 2 },
      tabColorStyle: colour('#2471a3'),
    },
    merges: [{ sheetId: 11, startRowIndex: 7, endRowIndex: 9, startColumnIndex: 2, endColumnIndex: 5 }],
    conditionalFormats: [
      {
        ranges: [{ sheetId: 11, startRowIndex: 1, endRowIndex: 60, startColumnIndex: 0, endColumnIndex: 7 }],
        booleanRule: {
          condition: { type: 'CUSTOM_FORMULA', values: [{ userEnteredValue: '=$D2="已確認"' }] },
          format: { backgroundColorStyle: colour('#d4edda') },
        },
      },
    ],
    data: [
      {
        rowData: [
          { values: ['編號', '姓名', '報名費', '狀態', '報到', '生日', '備註'].map(heading) },
          row('00123', '王小明', 1200, '已確認', 40000, '家長代填'),
          row('00124', '佐藤 花子', 1200, '候補', 40365),
          {
            values: [
              text('00125', plain),
              {},
              { userEnteredValue: { formulaValue: '=SUM(C2:C3)' } },
              { dataValidation: state },
              { dataValidation: tick },
            ],
          },
          { values: [text('00126', plain)] },
          {},
          {},
          {
            values: [
              {},
              {},
              text('合併的儲存格', {
                horizontalAlignment: 'CENTER',
                verticalAlignment: 'MIDDLE',
                textFormat: { fontSize: 14 },
              }),
            ],
          },
        ],
        columnMetadata: [70, 110, 90, 90, 60, 100, 160].map((pixelSize) => ({ pixelSize })),
      },
    ],
  };
}

function floorSheet(): object {
  const results = ['左勝', '右勝', '雙方缺席'].map((userEnteredValue) => ({ userEnteredValue }));
  const result = {
    condition: { type: 'ONE_OF_LIST', values: results },
    strict: true,
    showCustomUi: true,
    inputMessage: '請從清單選擇',
  };
  const tick = { condition: { type: 'BOOLEAN' } };
  return {
    properties: {
      title: '配對有段R1',
      sheetId: 21,
      gridProperties: { rowCount: 40, columnCount: 5, frozenRowCount: 1 },
    },
    protectedRanges: [
      {
        range: { sheetId: 21 },
        description: '只開放結果與報到',
        unprotectedRanges: [{ sheetId: 21, startRowIndex: 1, endRowIndex: 9, startColumnIndex: 2, endColumnIndex: 4 }],
        editors: { users: ['organiser@example.com'] },
      },
    ],
    data: [
      {
        rowData: [
          { values: ['檯號', '選手', '結果', '報到', '選手'].map(heading) },
          ...Array.from({ length: 8 }, (_, i) => ({
            values: [
              { userEnteredValue: { numberValue: i + 1 } },
              text(`先手 ${i + 1}`),
              { dataValidation: result },
              { userEnteredValue: { boolValue: false }, dataValidation: tick },
              text(`後手 ${i + 1}`),
            ],
          })),
        ],
        columnMetadata: [60, 160, 110, 60, 160].map((pixelSize) => ({ pixelSize })),
      },
    ],
  };
}

export interface Sample {
  readonly host: Host;
  readonly office: string;
  readonly floor: string;
  readonly form: string;
}

export function sample(): Sample {
  const host = createHost({
    bundle: { code: CODE, name: 'Code.js' },
    now: NOW,
    timeZone: 'Asia/Taipei',
    owner: 'organiser@example.com',
    seed: 'page',
  });
  const office = host.workbooks.create({
    properties: { title: '龍馬盃 辦公簿' },
    sheets: [
      entrySheet(),
      {
        properties: {
          title: '大量',
          sheetId: 12,
          gridProperties: { rowCount: 2000, columnCount: 26 },
          tabColorStyle: colour('#b9770e'),
        },
      },
      { properties: { title: '系統', sheetId: 13, hidden: true } },
    ],
  });
  const floor = host.workbooks.create({ properties: { title: '現場簿' }, sheets: [floorSheet()] });
  floor.share({ anyoneWithLink: 'editor' });
  host.workbooks.bind(office.id);
  host.sheets.values.update(
    { values: Array.from({ length: 2000 }, (_, r) => Array.from({ length: 26 }, (_unused, c) => `${r + 1}-${c + 1}`)) },
    office.id,
    '大量!A1',
    { valueInputOption: 'RAW' },
  );
  const form = host.execute('makeForm');
  if (!form.ok) throw new Error(form.error);
  return { host, office: office.id, floor: floor.id, form: String(form.value) };
}
