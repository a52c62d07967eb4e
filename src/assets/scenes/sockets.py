import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import bpy, math, time; from pipeline import *; from tyrelib import *; from parts import *
sc=clear(); setup(sc,1120,672,exposure=float(os.environ.get('EXP','0')),look='High Contrast')
# A set of sockets by size on a steel bench, drive end up, and the wrench they belong to behind them.
chrome=metal('chrome',(.62,.63,.65),.13,noise=.03); dark=paint('toolblack',(.012,.012,.013),.35,.5)
x=0
for i,k in enumerate((1.5,1.32,1.16,1.02,.90,.79,.69)):
    e=empty('s'); e.location=(x,.05*math.sin(i*2.3),0); e.scale=(k,k,1.02+.0*k); e.rotation_euler=(0,0,i*.9); socket(e,chrome); x-=.143*k*2+.10
w_=empty('w'); w_.location=(.55,.95,.135); w_.rotation_euler=(0,0,PI+.16); torque_wrench(w_,chrome,dark)
bench,t,b=mat('bench'); b.inputs['Base Color'].default_value=(.020,.021,.023,1); b.inputs['Metallic'].default_value=.6; n=noise_tex(t,26,5,.65); t.links.new(ramp(t,n,.3,.7,.20,.36),b.inputs['Roughness']); bm=N(t,'ShaderNodeBump'); bm.inputs['Strength'].default_value=.12; bm.inputs['Distance'].default_value=.01; t.links.new(n,bm.inputs['Height']); t.links.new(bm.outputs[0],b.inputs['Normal']); plane(60,bench)
bg,t,b=mat('bg'); b.inputs['Base Color'].default_value=(.03,.032,.036,1); b.inputs['Roughness'].default_value=.8; plane(60,bg,(0,9,0),(PI/2,0,0))
w=sc.world; w.use_nodes=True; w.node_tree.nodes['Background'].inputs[0].default_value=(.012,.014,.018,1); w.node_tree.nodes['Background'].inputs[1].default_value=.3
area('strip',(4.5,-2.5,2.2),(-.6,0,.4),2.0,330,(.95,.97,1),sy=3.6)
area('top',(-.6,.8,4.4),(-.6,.1,.3),4.5,300,(1,.98,.95),sy=1.6)
area('left',(-5.5,-.6,1.8),(-.8,0,.4),2.0,260,(.80,.89,1),sy=3.2)
area('warm',(3.2,3.4,1.2),(0,0,.4),1.2,190,(1,.82,.62),sy=2.4)
area('cam',(-1.5,-7,3.6),(-.5,0,.4),3.2,150,(.96,.98,1),sy=1.2)
area('halo',(1.5,6.4,1.4),(1.0,9,.9),2.4,150,(.72,.82,1),sy=1.4)
camera((1.7,-4.2,1.75),(-.50,.2,.36),lens=66,focus=(-.05,-.1,.5),fstop=.45)
render(sc,'sockets',96,bloom_amt=.03,vig=.3)
