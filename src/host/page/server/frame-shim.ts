/** What a script's page finds as `google.script`: messages to the window around its frame. Runs inside the frame, so plain ES5 text. */
export const FRAME_SHIM = `(function(){
var calls={},last=0,send=function(m){parent.postMessage(m,'*')};
function runner(ok,bad,object){
  return new Proxy({},{get:function(_,name){
    if(name==='withSuccessHandler')return function(f){return runner(f,bad,object)};
    if(name==='withFailureHandler')return function(f){return runner(ok,f,object)};
    if(name==='withUserObject')return function(o){return runner(ok,bad,o)};
    if(typeof name!=='string'||name==='then')return undefined;
    return function(){
      var id=++last,args=Array.prototype.slice.call(arguments);
      calls[id]={ok:ok,bad:bad,object:object};
      var text;try{text=JSON.stringify(args,function(key,value){
        if(typeof value==='function'||this[key] instanceof Date)throw new Error('Failed due to illegal value in property: '+(key||0));
        return value===undefined?null:value});
      }catch(e){delete calls[id];throw e}
      send({hoshitori:'call',id:id,fn:name,args:text});
    };
  }});
}
window.google={script:{run:runner(),host:{
  close:function(){send({hoshitori:'close'})},
  setHeight:function(n){send({hoshitori:'size',height:n})},
  setWidth:function(n){send({hoshitori:'size',width:n})},
  editor:{focus:function(){send({hoshitori:'focus'})}},origin:'offline'}}};
addEventListener('message',function(e){
  if(e.source!==parent||!e.data||e.data.hoshitori!=='result')return;
  var call=calls[e.data.id];if(!call)return;delete calls[e.data.id];
  if(e.data.ok){if(call.ok)call.ok(e.data.value,call.object)}
  else{var error=new Error(e.data.error);if(call.bad)call.bad(error,call.object);else console.error(error)}
});
addEventListener('click',function(e){
  var a=e.target&&e.target.closest&&e.target.closest('a[href]');
  if(!a||a.getAttribute('href').charAt(0)==='#'||a.hasAttribute('download'))return;
  e.preventDefault();send({hoshitori:'open',href:a.href});
});
addEventListener('keydown',function(e){if(e.key==='Escape')send({hoshitori:'close'})});
})();`;

/** The page of a script with `google.script` put in before anything of its own runs. */
export function framed(html: string): string {
  const tag = `<script>${FRAME_SHIM}</script>`;
  const head = /<head[^>]*>/i.exec(html);
  if (head) return html.slice(0, head.index + head[0].length) + tag + html.slice(head.index + head[0].length);
  const doctype = /^\s*<!doctype[^>]*>/i.exec(html)?.[0] ?? '';
  return `${doctype || '<!doctype html>'}${tag}${html.slice(doctype.length)}`;
}
